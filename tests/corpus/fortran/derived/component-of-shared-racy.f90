! Claim: a component of a shared object. Source: semantics.md §9; Fortran 2018 §9.4.2
program types
  implicit none
  type :: stats_t
    integer :: n
    real :: mean
  end type stats_t
  type(stats_t) :: st
  integer :: i
  st%n = 0
  st%mean = 0.0
  !$omp parallel do !@ RACE
  do i = 1, 33
    st%n = st%n + 1 !@ race(st)
  end do
  print *, st%n, st%mean
end program types
