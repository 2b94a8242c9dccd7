! Claim: an allocatable actual argument for intent(out) is deallocated on entry. Source: Fortran 2018 §8.5.10, §9.7.3.2
module mk
  implicit none
contains
  subroutine make(n, w)
    integer, intent(in) :: n
    integer, allocatable, intent(out) :: w(:)
    allocate (w(n)) !@ race
    w = n !@ race
  end subroutine make
end module mk

program main
  use mk
  implicit none
  integer, allocatable :: shared_w(:)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 8
    call make(i, shared_w) !@ race
  end do
  print *, size(shared_w)
end program main
