! Claim: a dummy with intent(out) takes the values of its components when the procedure begins: that writes what the caller passes.
! Source: Fortran 2018 §7.5.4.6, §8.5.10
module settings
  implicit none
  type :: setting
    integer :: n = 5
  end type setting
contains
  subroutine reset(s)
    type(setting), intent(out) :: s !@ race(s)
  end subroutine reset
end module settings
program main
  use settings
  implicit none
  type(setting) :: one, each(20)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 20
    call reset(one)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call reset(each(i))
  end do
  print *, one%n, each(3)%n
end program main
