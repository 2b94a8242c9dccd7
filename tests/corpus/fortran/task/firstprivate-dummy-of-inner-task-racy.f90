! Claim: the outer task reads y for the copy that its inner task starts with, while another thread's outer task changes it in the
! critical region. Source: OpenMP 5.2 §5.4.4, §12.5
subroutine counted(y, z)
  implicit none
  integer, intent(inout) :: y, z(0:9)
  !$omp parallel num_threads(2) !@ RACE
    !$omp task
      !$omp critical
        y = y + 1 !@ race(y)
      !$omp end critical
      !$omp task firstprivate(y) !@ race(y)
        !$omp atomic
        z(9) = z(9) + y
      !$omp end task
    !$omp end task
  !$omp end parallel
end subroutine counted
