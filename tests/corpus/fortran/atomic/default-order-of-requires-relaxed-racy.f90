! Claim: relaxed atomic operations order nothing. Source: OpenMP 5.2 §8.2.1
program p
  use omp_lib
  implicit none
  !$omp requires atomic_default_mem_order(relaxed)
  integer :: f, d, g
  f = 0
  d = 0
  !$omp parallel num_threads(2) private(g) !@ RACE
  if (omp_get_thread_num() == 0) then
    d = 1 !@ race(d)
    !$omp atomic write
    f = 1
  else
    g = 0
    do while (g == 0)
      !$omp atomic read
      g = f
    end do
    print *, d !@ race(d)
  end if
  !$omp end parallel
end program
