! Claim: a procedure for the device adds to a module variable of the device. Source: OpenMP 5.2 §7.8
module dev_m
  implicit none
  integer :: hits = 0
  !$omp declare target(hits)
contains
  subroutine hit(k)
    integer, intent(in) :: k
    !$omp declare target
    hits = hits + k !@ race(hits)
  end subroutine hit
end module dev_m

program main
  use dev_m
  implicit none
  integer :: i
  !$omp target teams distribute parallel do !@ RACE
  do i = 1, 10
    call hit(i)
  end do
  !$omp target update from(hits)
  print *, hits >= 0
end program main
