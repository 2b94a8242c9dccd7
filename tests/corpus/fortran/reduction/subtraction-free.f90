! Claim: minus is a reduction operator, combined by addition. Source: OpenMP 5.2 §5.5.1
program balance
  implicit none
  integer :: i, rest
  rest = 10000
  !$omp parallel do reduction(-:rest) !@ RACE_FREE
  do i = 1, 100
    rest = rest - i
  end do
  print *, rest
end program balance
