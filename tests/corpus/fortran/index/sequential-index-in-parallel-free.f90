! Claim: the index of a loop that every thread executes is private in the parallel region. Source: OpenMP 5.2 §5.1.1
program every_thread
  use omp_lib
  implicit none
  integer :: k, me
  integer :: mine(0:7)
  mine = 0
  !$omp parallel num_threads(8) private(me) !@ RACE_FREE
  me = omp_get_thread_num()
  do k = 1, 100
    mine(me) = mine(me) + k
  end do
  !$omp end parallel
  print *, mine(0)
end program every_thread
