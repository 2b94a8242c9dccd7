! Claim: each thread assigns to an allocatable scalar of its own. Source: Fortran 2018 §10.2.1.3 (p3); OpenMP 5.2 §5.4.3
program al
  implicit none
  integer, allocatable :: s
  integer :: i, r(8)
  !$omp parallel do private(s) !@ RACE_FREE
  do i = 1, 8
    s = i
    r(i) = s
  end do
  print *, r
end program al
