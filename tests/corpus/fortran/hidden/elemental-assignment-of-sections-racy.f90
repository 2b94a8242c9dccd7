! Claim: an elemental defined assignment is called for each element. Source: Fortran 2018 §10.2.1.4, §15.8
module asg
  implicit none
  type :: cell
    integer :: id = 0
  end type cell
  integer :: copies = 0
  interface assignment(=)
    module procedure from_int
  end interface
contains
  impure elemental subroutine from_int(h, k)
    type(cell), intent(inout) :: h
    integer, intent(in) :: k
    h%id = k
    copies = copies + 1 !@ race(copies)
  end subroutine from_int
end module asg

program main
  use asg
  implicit none
  type(cell) :: h(4, 15)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 15
    h(:, i) = i
  end do
  print *, sum(h%id), copies
end program main
