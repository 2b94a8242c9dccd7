! Claim: a test that all but one thread pass. Source: OpenMP 5.2 §18.2.4. Output: depends on the team size
program primary
  use omp_lib
  implicit none
  integer :: n
  n = 0
  !$omp parallel !@ RACE witness T<=3
  if (omp_get_thread_num() /= 0) then
    n = n + 1 !@ race(n)
  end if
  !$omp end parallel
  print *, n >= 0
end program primary
