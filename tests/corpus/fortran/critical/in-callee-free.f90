! Claim: a critical section in a procedure of a module protects the module's variable. Source: OpenMP 5.2 §15.2
module log_m
  implicit none
  private
  integer, public, protected :: entries = 0
  public :: note
contains
  subroutine note()
    !$omp critical (log_entries)
    entries = entries + 1
    !$omp end critical (log_entries)
  end subroutine note
end module log_m

program main
  use log_m
  implicit none
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 50
    call note()
  end do
  print *, entries
end program main
