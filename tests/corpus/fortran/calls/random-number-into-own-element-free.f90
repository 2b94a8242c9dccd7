! Claim: random_number may be called by threads; what it sets is the iteration's. Source: Fortran 2018 §16.9; semantics.md §9
program rnd
  implicit none
  integer :: i
  real :: x(30)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 30
    call random_number(x(i))
  end do
  print *, all(x < 1.0)
end program rnd
