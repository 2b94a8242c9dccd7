! Claim: a declared reduction may combine by a defined operator. Source: OpenMP 5.2 §5.5.11
module vec
  implicit none
  type :: v
    real :: x = 0, y = 0
  end type v
  interface operator(+)
    module procedure add
  end interface
  !$omp declare reduction(+ : v : omp_out = omp_out + omp_in) initializer(omp_priv = v(0.0, 0.0))
contains
  elemental function add(a, b) result(c)
    type(v), intent(in) :: a, b
    type(v) :: c
    c%x = a%x + b%x
    c%y = a%y + b%y
  end function add
end module vec

program main
  use vec
  implicit none
  type(v) :: s
  integer :: i
  !$omp parallel do reduction(+ : s) !@ RACE_FREE
  do i = 1, 10
    s = s + v(real(i), 1.0)
  end do
  print *, s%x, s%y
end program main
