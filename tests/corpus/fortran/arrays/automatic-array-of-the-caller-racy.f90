! Claim: an automatic array of the procedure is shared in its region. Source: Fortran 2018 §8.5.8.2; OpenMP 5.2 §5.1.1
subroutine count_parity(n, key, odd)
  implicit none
  integer, intent(in) :: n, key(n)
  integer, intent(out) :: odd
  integer :: tally(0:1), i
  tally = 0
  !$omp parallel do !@ RACE
  do i = 1, n
    !@ race(tally)
    tally(iand(key(i), 1)) = tally(iand(key(i), 1)) + 1
  end do
  odd = tally(1)
end subroutine count_parity
