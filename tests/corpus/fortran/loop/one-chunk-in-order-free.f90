! Claim: without order(concurrent) all iterations of the only chunk are one thread's, in order. Source: OpenMP 5.2 §11.5.3
program oc
  implicit none
  integer :: i, m(30)
  m = 2
  !$omp parallel do schedule(static, 100) !@ RACE_FREE
  do i = 2, 30
    m(i) = m(i-1) + 1
  end do
  print *, m(30)
end program oc
