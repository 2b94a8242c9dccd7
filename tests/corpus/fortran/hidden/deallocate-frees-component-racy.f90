! Claim: deallocation frees allocatable components, which another thread reads. Source: Fortran 2018 §9.7.3.2
program main
  implicit none
  type :: t
    integer, allocatable :: a(:)
  end type t
  type(t), allocatable :: o
  integer :: x
  allocate (o)
  allocate (o%a(4))
  o%a = 1
  x = 0
  !$omp parallel sections !@ RACE
  !$omp section
  x = o%a(2) !@ race
  !$omp section
  deallocate (o) !@ race
  !$omp end parallel sections
  print *, x
end program main
