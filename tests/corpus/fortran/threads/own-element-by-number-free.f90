! Claim: an element for each thread number. Source: OpenMP 5.2 §18.2.4; semantics.md §3. Output: depends on the team size
program owners
  use omp_lib
  implicit none
  integer :: part(0:63), me, i
  part = 0
  !$omp parallel private(me) num_threads(8) !@ RACE_FREE
  me = omp_get_thread_num()
  !$omp do
  do i = 1, 100
    part(me) = part(me) + i
  end do
  !$omp end do
  !$omp end parallel
  print *, sum(part)
end program owners
