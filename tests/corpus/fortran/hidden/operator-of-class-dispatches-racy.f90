! Claim: a bound operator means the procedure of the object's own type. Source: Fortran 2018 §10.1.6.2, §7.5.7.3
module o
  implicit none
  integer :: n = 0
  type :: a
    integer :: x = 0
  contains
    procedure :: plus
    generic :: operator(+) => plus
  end type a
  type, extends(a) :: b
  contains
    procedure :: plus => plus_b
  end type b
contains
  integer function plus(self, k)
    class(a), intent(in) :: self
    integer, intent(in) :: k
    plus = self%x + k
  end function plus
  integer function plus_b(self, k)
    class(b), intent(in) :: self
    integer, intent(in) :: k
    n = n + 1 !@ race(n)
    plus_b = self%x + 2 * k
  end function plus_b
  subroutine work(p, r)
    class(a), intent(in) :: p
    integer, intent(out) :: r
    r = p + 1
  end subroutine work
end module o

program main
  use o
  implicit none
  type(b) :: k(10)
  integer :: i, r(10)
  !$omp parallel do !@ RACE
  do i = 1, 10
    call work(k(i), r(i))
  end do
  print *, n, sum(r)
end program main
