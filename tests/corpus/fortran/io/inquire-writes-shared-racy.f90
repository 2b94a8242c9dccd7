! Claim: the specifiers of an inquire statement are written. Source: Fortran 2018 §12.10
program inq
  implicit none
  integer :: i
  logical :: there, seen(4)
  !$omp parallel do !@ RACE
  do i = 1, 4
    inquire (file='surely-not-there', exist=there) !@ race(there)
    seen(i) = there !@ race(there)
  end do
  print *, seen
end program inq
