! Claim: atomic updates of one variable exclude each other. Source: OpenMP 5.2 §15.8.4
program counter
  implicit none
  integer :: i, n
  n = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 500
    if (mod(i, 7) == 0) then
      !$omp atomic
      n = n + 1
    end if
  end do
  print *, n
end program counter
