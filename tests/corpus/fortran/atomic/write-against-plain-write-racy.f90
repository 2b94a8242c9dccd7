! Claim: one of two writers is not atomic. Source: OpenMP 5.2 §15.8.2, §1.4.1
program flag
  implicit none
  integer :: i, hit
  hit = 0
  !$omp parallel do !@ RACE
  do i = 1, 77
    if (mod(i, 11) == 5) then
      !$omp atomic write
      hit = 1 !@ race(hit)
    else if (i == 3) then
      hit = 1 !@ race(hit)
    end if
  end do
  print *, hit
end program flag
