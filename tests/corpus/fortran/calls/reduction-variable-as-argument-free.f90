! Claim: within the construct the reduction's copy is the actual argument. Source: OpenMP 5.2 §5.5.8
module stats
  implicit none
contains
  subroutine accumulate(x, total)
    integer, intent(in) :: x
    integer, intent(inout) :: total
    total = total + x
  end subroutine accumulate
end module stats

program main
  use stats
  implicit none
  integer :: i, s
  s = 0
  !$omp parallel do reduction(+:s) !@ RACE_FREE
  do i = 1, 20
    call accumulate(i, s)
  end do
  print *, s
end program main
