! Claim: an alternate return goes on at one of the given labels. Source: Fortran 2018 annex B.3.2
program alt
  implicit none
  integer :: i, r(6)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    call parity(i, *10)
    r(i) = 0
    cycle
10  r(i) = 1
  end do
  print *, r
end program alt

subroutine parity(k, *)
  implicit none
  integer, intent(in) :: k
  if (mod(k, 2) == 1) return 1
end subroutine parity
