! Claim: each task works on its half of the range and reads the element behind. Source: OpenMP 5.2 §12.5; Fortran 2018 §15.6.2.1
program main
  implicit none
  integer :: a(64)
  a = 0
  !$omp parallel !@ RACE
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
      a(lo) = a(lo) + a(min(64, hi + 1)) !@ race(a)
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
