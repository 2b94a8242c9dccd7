! Claim: .or. and .neqv. are allowed in atomic updates. Source: OpenMP 5.2 §15.8.4
program flags
  implicit none
  integer :: i
  logical :: any_odd, parity
  any_odd = .false.
  parity = .false.
  !$omp parallel do !@ RACE_FREE
  do i = 1, 15
    !$omp atomic
    any_odd = any_odd .or. mod(i, 2) == 1
    !$omp atomic
    parity = parity .neqv. mod(i, 2) == 1
  end do
  print *, any_odd, parity
end program flags
