! Claim: order(concurrent) lets two iterations of one thread run at once. Source: OpenMP 5.2 §10.3; semantics.md §3
program oc
  implicit none
  integer :: i, m(30)
  m = 2
  !$omp parallel do schedule(static, 100) order(concurrent) !@ RACE
  do i = 2, 30
    m(i) = m(i-1) + 1 !@ race(m)
  end do
  print *, m(2)
end program oc
