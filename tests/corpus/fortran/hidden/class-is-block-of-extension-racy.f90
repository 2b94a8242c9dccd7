! Claim: a class block takes objects of extensions. Source: Fortran 2018 §11.1.11.2
module zoo
  implicit none
  integer :: seen = 0
  type :: a
    integer :: x = 0
  end type a
  type, extends(a) :: b
  end type b
  type, extends(b) :: c
  end type c
contains
  subroutine look(o)
    class(a), intent(inout) :: o
    select type (p => o)
    type is (a)
      p%x = 1
    class is (b)
      seen = seen + 1 !@ race(seen)
    end select
  end subroutine look
end module zoo

program main
  use zoo
  implicit none
  type(c) :: k(10)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 10
    call look(k(i))
  end do
  print *, seen
end program main
