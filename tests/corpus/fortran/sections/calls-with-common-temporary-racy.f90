! Claim: two sections call procedures that share a module variable. Source: OpenMP 5.2 §5.1.2
module scratch
  implicit none
  integer :: tmp
contains
  subroutine square(x)
    integer, intent(inout) :: x
    tmp = x !@ race(tmp)
    x = tmp * tmp !@ race(tmp)
  end subroutine square
end module scratch

program main
  use scratch
  implicit none
  integer :: u, v
  u = 3
  v = 4
  !$omp parallel sections !@ RACE
  !$omp section
  call square(u)
  !$omp section
  call square(v)
  !$omp end parallel sections
  print *, u, v
end program main
