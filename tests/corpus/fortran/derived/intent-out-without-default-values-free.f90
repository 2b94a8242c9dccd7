! Claim: a dummy with intent(out) is not written by the call itself where no component has a value. Source: Fortran 2018 §8.5.10
module settings
  implicit none
  type :: setting
    integer :: n
  end type setting
contains
  subroutine reset(s, k)
    type(setting), intent(out) :: s
    integer, intent(in) :: k
    if (k > 100) s%n = 1
  end subroutine reset
end module settings
program main
  use settings
  implicit none
  type(setting) :: one
  integer :: i
  one%n = 3
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call reset(one, i)
  end do
end program main
