! Claim: tile changes the order of iterations, not what they access. Source: OpenMP 5.2 §9.1; gfortran 12 does not have it.
program tl
  implicit none
  integer :: i, a(0:64)
  a = 1
  !$omp parallel do !@ RACE
  !$omp tile sizes(8)
  do i = 1, 64
    a(i) = a(i-1) + 1 !@ race(a)
  end do
  print *, a(1)
end program tl
