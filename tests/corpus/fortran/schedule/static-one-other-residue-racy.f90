! Claim: residues of another number than the team's. Source: OpenMP 5.2 §11.5.3
program residues
  implicit none
  integer :: i, s(0:2)
  s = 0
  !$omp parallel num_threads(4) !@ RACE
  !$omp do schedule(static, 1)
  do i = 0, 39
    s(mod(i, 3)) = s(mod(i, 3)) + i !@ race(s)
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(s)
end program residues
