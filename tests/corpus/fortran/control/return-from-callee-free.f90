! Claim: return leaves the called procedure before the write. Source: Fortran 2018 §15.6.2.7
program ret
  implicit none
  integer :: i, last
  last = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 15
    call maybe(i)
  end do
  print *, last
contains
  subroutine maybe(k)
    integer, intent(in) :: k
    if (k < 15) return
    last = k
  end subroutine maybe
end program ret
