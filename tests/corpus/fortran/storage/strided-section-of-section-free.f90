! Claim: a section of a dummy that stands for every second element is every fourth one. Source: Fortran 2018 §9.5.3.3
module m
  implicit none
contains
  subroutine half(x, k)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: k
    call quarter(x(k::2), k)
  end subroutine half
  subroutine quarter(x, k)
    integer, intent(inout) :: x(:)
    integer, intent(in) :: k
    x(:) = k
  end subroutine quarter
end module m

program main
  use m
  implicit none
  integer :: a(64)
  a = 0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  call half(a(1::2), 1)
  !$omp section
  call half(a(1::2), 2)
  !$omp end parallel sections
  print *, sum(a)
end program main
