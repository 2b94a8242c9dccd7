! Claim: of two accumulated logicals the one without a clause is shared. Source: OpenMP 5.2 §5.1.1
program parity
  implicit none
  integer :: i
  logical :: odd, same, bit(16)
  bit = [(mod(i, 3) == 0, i = 1, 16)]
  odd = .false.
  same = .true.
  !$omp parallel do reduction(.neqv.: odd) !@ RACE
  do i = 1, 16
    odd = odd .neqv. bit(i)
    same = same .eqv. bit(i) !@ race(same)
  end do
  print *, odd, same
end program parity
