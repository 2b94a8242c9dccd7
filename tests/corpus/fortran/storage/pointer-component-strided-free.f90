! Claim: pointer components that stand for different rows. Source: Fortran 2018 §10.2.2.3
program main
  implicit none
  type :: holder
    real, pointer :: row(:) => null()
  end type holder
  type(holder) :: up, down
  real, target :: a(2, 20)
  integer :: i
  a = 1.0
  up%row => a(1, :)
  down%row => a(2, :)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 19
    up%row(i) = down%row(i + 1)
  end do
  print *, sum(a)
end program main
