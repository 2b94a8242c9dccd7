! Claim: the copy of a polymorphic object is of the only type that there is. Source: Fortran 2018 §7.3.2.3; OpenMP 5.2 §5.4.4
module kinds
  implicit none
  type :: one
    integer :: a = 1
  end type one
end module kinds
program main
  use kinds
  implicit none
  class(one), allocatable :: x
  allocate(one :: x)
  !$omp parallel firstprivate(x) !@ RACE_FREE
  x%a = x%a + 1
  !$omp end parallel
end program main
