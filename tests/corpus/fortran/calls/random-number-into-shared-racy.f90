! Claim: random_number writes its argument, here a shared one. Source: Fortran 2018 §16.9; OpenMP 5.2 §5.1.1
program rnd
  implicit none
  integer :: i, inside(30)
  real :: x
  !$omp parallel do !@ RACE
  do i = 1, 30
    call random_number(x) !@ race(x)
    inside(i) = int(x) !@ race(x)
  end do
  print *, sum(inside)
end program rnd
