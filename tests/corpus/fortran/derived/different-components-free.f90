! Claim: two components of one object are different memory. Source: Fortran 2018 §9.4.2; semantics.md §9
program types
  implicit none
  type :: stats_t
    integer :: n
    integer :: top
  end type stats_t
  type(stats_t) :: st
  st = stats_t(0, 0)
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  st%n = st%n + 1
  !$omp section
  st%top = 9
  !$omp end parallel sections
  print *, st%n, st%top
end program types
