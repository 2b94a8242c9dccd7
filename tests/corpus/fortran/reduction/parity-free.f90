! Claim: .neqv. and .eqv. are reduction operators. Source: OpenMP 5.2 §5.5.1
program parity
  implicit none
  integer :: i
  logical :: odd, same, bit(16)
  bit = [(mod(i, 3) == 0, i = 1, 16)]
  odd = .false.
  same = .true.
  !$omp parallel do reduction(.neqv.: odd) reduction(.eqv.: same) !@ RACE_FREE
  do i = 1, 16
    odd = odd .neqv. bit(i)
    same = same .eqv. bit(i)
  end do
  print *, odd, same
end program parity
