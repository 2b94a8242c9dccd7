! Claim: with schedule(static, 1) on four threads iterations of equal residue belong to one thread. Source: OpenMP 5.2 §11.5.3
program residues
  use omp_lib
  implicit none
  integer :: i, s(0:3)
  s = 0
  call omp_set_dynamic(.false.)
  !$omp parallel num_threads(4) !@ RACE_FREE
  if (omp_get_num_threads() == 4) then
    !$omp do schedule(static, 1)
    do i = 0, 39
      s(mod(i, 4)) = s(mod(i, 4)) + i
    end do
    !$omp end do
  end if
  !$omp end parallel
  print *, sum(s) >= 0
end program residues
