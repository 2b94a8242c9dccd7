! Claim: each task works on its half of the range. Source: OpenMP 5.2 §12.5; Fortran 2018 §15.6.2.1
program main
  implicit none
  integer :: a(64)
  a = 0
  !$omp parallel !@ RACE_FREE
  !$omp single
  call work(1, 4)
  !$omp end single
  !$omp end parallel
  print *, sum(a)
contains
  recursive subroutine work(lo, hi)
    integer, intent(in) :: lo, hi
    integer :: mid
    if (lo == hi) then
      a(lo) = a(lo) + lo
      return
    end if
    mid = (lo + hi) / 2
    !$omp task
    call work(lo, mid)
    !$omp end task
    !$omp task
    call work(mid + 1, hi)
    !$omp end task
  end subroutine work
end program main
