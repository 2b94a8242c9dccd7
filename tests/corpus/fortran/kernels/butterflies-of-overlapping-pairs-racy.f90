! Claim: pairs at a distance of one that begin at each element overlap. Source: semantics.md §10
program butterflies
  implicit none
  integer :: i, a(0:15), t
  a = [(i, i = 0, 15)]
  !$omp parallel do private(t) !@ RACE
  do i = 0, 14
    t = a(i + 1) !@ race(a)
    a(i + 1) = a(i) - t !@ race(a)
    a(i) = a(i) + t !@ race(a)
  end do
  print *, a(0)
end program butterflies
