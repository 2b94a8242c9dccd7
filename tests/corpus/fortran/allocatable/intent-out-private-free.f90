! Claim: with a private actual argument each thread allocates its own. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §9.7.3.2
module mk
  implicit none
contains
  subroutine make(n, w)
    integer, intent(in) :: n
    integer, allocatable, intent(out) :: w(:)
    allocate (w(n))
    w = n
  end subroutine make
end module mk

program main
  use mk
  implicit none
  integer, allocatable :: own(:)
  integer :: i, r(8)
  !$omp parallel do private(own) !@ RACE_FREE
  do i = 1, 8
    call make(i, own)
    r(i) = sum(own)
  end do
  print *, r
end program main
