! Claim: a row is a strided section: whatever is copied in and out is the thread's. Source: Fortran 2018 §15.5.2.4
module cp
  implicit none
contains
  subroutine scan_row(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: k
    do k = 2, n
      x(k) = x(k) + x(k-1)
    end do
  end subroutine scan_row
end module cp

program main
  use cp
  implicit none
  integer :: i, a(10, 12)
  a = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    call scan_row(12, a(i, :))
  end do
  print *, sum(a)
end program main
