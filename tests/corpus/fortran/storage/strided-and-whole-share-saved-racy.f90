! Claim: a procedure that is called with sections and with whole arrays has one saved variable. Source: Fortran 2018 §8.5.16
module m
  implicit none
contains
  subroutine put(x, k)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: k
    integer, save :: last = 0
    last = k !@ race
    x(1) = k
  end subroutine put
end module m

program main
  use m
  implicit none
  integer :: a(10), b(10)
  a = 0; b = 0
  !$omp parallel sections !@ RACE
  !$omp section
  call put(a(1::2), 1)
  !$omp section
  call put(b, 2)
  !$omp end parallel sections
  print *, a(1), b(1)
end program main
