! Claim: components with values in their declaration hold these in a saved object: no branch is taken. Source: Fortran 2018 §7.5.4.6
module settings
  implicit none
  type :: part
    integer :: level = 3
  end type part
  type :: setting
    integer :: n = 5
    logical :: on = .true.
    type(part) :: inner
  end type setting
end module settings
program main
  use settings
  implicit none
  type(setting), save :: s
  integer :: a(20), i
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    if (s%n == 0 .or. .not. s%on) a(1) = i
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    if (s%inner%level == 0) a(1) = i
  end do
  print *, a
end program main
