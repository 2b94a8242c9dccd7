! Claim: atomic writes of the same variable. Source: OpenMP 5.2 §15.8.2
program flag
  implicit none
  integer :: i, hit
  hit = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 77
    if (mod(i, 11) == 5) then
      !$omp atomic write
      hit = 1
    end if
  end do
  print *, hit
end program flag
