! Claim: the copy of a polymorphic object has the type of its original. Source: Fortran 2018 §7.3.2.3, §11.1.11; OpenMP 5.2 §5.4.4
module kinds
  implicit none
  integer :: n = 0
  type :: one
    integer :: a = 1
  end type one
  type, extends(one) :: two
    integer :: b = 2
  end type two
  type :: box
    class(one), allocatable :: c
  end type box
end module kinds
program main
  use kinds
  implicit none
  class(one), allocatable :: x
  allocate(two :: x)
  !$omp parallel firstprivate(x) !@ RACE
  select type (x)
  type is (two)
    n = n + 1 !@ race(n)
  end select
  !$omp end parallel
  print *, n
end program main
