! Claim: atomic_default_mem_order makes the atomic write release and the read acquire. Source: OpenMP 5.2 §8.2.1
program p
  use omp_lib
  implicit none
  !$omp requires atomic_default_mem_order(seq_cst)
  integer :: f, d, g
  f = 0
  d = 0
  !$omp parallel num_threads(2) private(g) !@ RACE_FREE
  if (omp_get_thread_num() == 0) then
    d = 1
    !$omp atomic write
    f = 1
  else
    g = 0
    do while (g == 0)
      !$omp atomic read
      g = f
    end do
    print *, d
  end if
  !$omp end parallel
end program
