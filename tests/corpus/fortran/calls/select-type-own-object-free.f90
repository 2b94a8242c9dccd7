! Claim: select type chooses by the dynamic type; each object belongs to one iteration. Source: Fortran 2018 §11.1.11
module shapes
  implicit none
  type :: shape_t
    integer :: area = 0
  end type shape_t
  type, extends(shape_t) :: square
    integer :: side = 3
  end type square
contains
  subroutine measure(s)
    class(shape_t), intent(inout) :: s
    select type (s)
    type is (square)
      s%area = s%side**2
    class default
      s%area = -1
    end select
  end subroutine measure
end module shapes

program main
  use shapes
  implicit none
  type(square) :: q(14)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 14
    call measure(q(i))
  end do
  print *, sum(q%area)
end program main
