! Claim: a defined assignment is a call of its subroutine, which counts in a module variable. Source: Fortran 2018 §10.2.1.4
module asg
  implicit none
  type :: handle
    integer :: id = 0
  end type handle
  integer :: copies = 0
  interface assignment(=)
    module procedure from_int
  end interface
contains
  subroutine from_int(h, k)
    type(handle), intent(out) :: h
    integer, intent(in) :: k
    h%id = k
    copies = copies + 1 !@ race(copies)
  end subroutine from_int
end module asg

program main
  use asg
  implicit none
  type(handle) :: h(15)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 15
    h(i) = i
  end do
  print *, sum(h%id), copies
end program main
