! Claim: a variable comes through a module that uses another one. Source: Fortran 2018 §14.2.2
module base
  implicit none
  real :: residual = 0.0
end module base

module solver
  use base
  implicit none
contains
  subroutine add_residual(r)
    real, intent(in) :: r
    residual = residual + r !@ race(residual)
  end subroutine add_residual
end module solver

program main
  use solver
  implicit none
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 16
    call add_residual(real(i))
  end do
  print *, residual
end program main
