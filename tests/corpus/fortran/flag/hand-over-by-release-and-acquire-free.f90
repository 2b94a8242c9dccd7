! Claim: data are handed over by a release write and an acquire read of a flag. Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
! Output: depends on the team size
program hand_over
  use omp_lib
  implicit none
  integer :: x, flag, f, y
  x = 0; flag = 0; y = 5
  !$omp parallel num_threads(2) private(f) shared(x, flag, y) !@ RACE_FREE
  if (omp_get_num_threads() == 2) then
    if (omp_get_thread_num() == 0) then
      x = 5
      !$omp atomic write release
      flag = 1
    else
      f = 0
      do while (f == 0)
        !$omp atomic read acquire
        f = flag
      end do
      y = x
    end if
  end if
  !$omp end parallel
  print *, y
end program hand_over
