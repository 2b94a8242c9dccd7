! Claim: an inclusive scan gives each iteration its prefix. Source: OpenMP 5.2 §5.6
program sc
  implicit none
  integer :: i, s, a(20), p(20)
  a = 2
  s = 0
  !$omp parallel do reduction(inscan, +: s) !@ RACE_FREE
  do i = 1, 20
    s = s + a(i)
    !$omp scan inclusive(s)
    p(i) = s
  end do
  print *, p(20)
end program sc
